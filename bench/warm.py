"""What a server reads when it starts and shows its first page, read by importing this: for servers that are forked.

A server that is killed and started again hundreds of times then does so in a moment.
"""

import orcade
from orcade.web import pages

orcade.installed_games()
for template in pages._pages.list_templates():
    pages._pages.get_template(template)
