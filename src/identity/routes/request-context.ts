import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The request that a call came with, or that made the site call, with the token of who asks (`Authorization`): for the few commands that
 * set a cookie, read a form or look at the token themselves.
 */
export type RequestContext = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly authorization: string | undefined };
