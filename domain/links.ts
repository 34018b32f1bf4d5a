/** Only absolute http and https addresses count as web addresses. */
export function isWebUrl(text: string): boolean {
  return hasProtocol(text, ["http:", "https:"]);
}

/** The stricter rule for hackathon registration links: https with a host. */
export function isHttpsUrl(text: string): boolean {
  return hasProtocol(text, ["https:"]);
}

function hasProtocol(text: string, protocols: string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.includes(protocol) && hostname !== "";
}
