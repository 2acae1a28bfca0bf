/** Sends a JSON body to a path of a server, as an account where a token is given; anything but success throws. */
export function posterTo(origin: string) {
  return async (path: string, body: object, token?: string): Promise<Record<string, unknown>> => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return (await response.json()) as Record<string, unknown>;
  };
}
