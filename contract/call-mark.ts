/**
 * The header by which the firewall recognises calls of the MCP server, which come from few
 * addresses for all users. It lifts the limit of one address and grants nothing.
 */
export const callMarkHeader = 'x-call-mark';
