import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomSecret } from '#platform/crypto';
import { hostCookie, secretOfCookie } from '#platform/http/cookies';

const name = '__Host-kiosco-redaccion-llave';

/** The cookie that tells browsers apart, so that a challenge works only in the browser to which it was given. It grants nothing. */
export const passkeyBrowser = {
	/** Empty when the browser has none. */
	read: (request: FastifyRequest): string => secretOfCookie(request, name) ?? '',
	/** The browser of a request; one that has no cookie gets it with the reply. */
	readOrSet(request: FastifyRequest, reply: FastifyReply): string {
		const known = secretOfCookie(request, name);
		if (known !== undefined) return known;
		const secret = randomSecret();
		reply.header('set-cookie', hostCookie({ name, value: secret }));
		return secret;
	},
};
