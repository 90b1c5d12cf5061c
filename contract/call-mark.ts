/**
 * The header by which the firewall recognises calls of the MCP server, which come from few
 * addresses for all users. The firewall does not apply its limit per address to calls with this
 * header. The header gives no access to data.
 */
export const callMarkHeader = 'x-call-mark';
