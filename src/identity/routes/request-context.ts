import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request to the service, or for an account page of the site, and its reply. */
export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/**
 * The HTTP request of a call (or the request to the site that caused the call), its reply and its access token in the form of an
 * `Authorization` header. Commands use it to read or set cookies, read files, or read the token.
 */
export type RequestContext = Exchange & { readonly authorization: string | undefined };
