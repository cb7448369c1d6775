/** The server that this page came from, over a WebSocket and HTTP. */
import type { Backend, Ears, Reply, Request, Socket } from "./backend.ts";

function dial({ opened, said, closed }: Ears): Socket {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  socket.onopen = opened;
  socket.onmessage = ({ data }) => typeof data === "string" && said(data);
  socket.onclose = closed;
  return socket;
}

async function request({ method, path, body, language }: Request): Promise<Reply> {
  const headers = new Headers({ "accept-language": language });
  if (body !== null) headers.set("content-type", "application/json");
  const answer = await fetch(path, { method, body, headers });
  return { status: answer.status, body: await answer.text() };
}

/** The server. */
export const network: Backend = { dial, request };
