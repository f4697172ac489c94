import { createHash, randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { beforeEach } from 'vitest';
import type { Request, TestProvider } from './provider.ts';

type Granted = { readonly asked: URLSearchParams; readonly claims: JWTPayload };

export type IssuerOptions = {
	/** `https://host`, or the provider's own origin; read before each test. */
	readonly issuer: string;
	readonly now: () => Date;
	/** Whether these are the credentials of the client. */
	readonly knowsClient: (id: string, secret: string) => boolean | Promise<boolean>;
	/** Members to add to its metadata. */
	readonly metadata?: Readonly<Record<string, unknown>>;
};

export type OpenidIssuer = {
	/** Authorizes as a reader would on its pages. Returns the parameters of the redirect back. */
	authorize(address: string, claims: JWTPayload): Record<string, string>;
	/** Changes the next token before it is signed. */
	forge: (claims: JWTPayload) => JWTPayload;
	/** Requests that came to its token endpoint. */
	readonly redeemed: URLSearchParams[];
	/** The claims that its UserInfo endpoint returns. */
	readonly people: Map<string, object>;
};

/** Makes the test provider a strict OpenID Connect issuer: codes that are valid once, PKCE, exact redirect addresses. */
export function openidIssuer(provider: TestProvider, options: IssuerOptions): OpenidIssuer {
	const granted = new Map<string, Granted>();
	const issuer: OpenidIssuer = {
		forge: (claims) => claims,
		redeemed: [],
		people: new Map(),
		authorize: (address, claims) => {
			const asked = new URL(address).searchParams;
			if (asked.get('response_type') !== 'code' || asked.get('code_challenge_method') !== 'S256')
				throw new Error(`a bad request: ${address}`);
			const code = randomBytes(16).toString('hex');
			granted.set(code, { asked, claims });
			return { code, state: asked.get('state') ?? '' };
		},
	};
	const redeem = async ({ body, headers }: Request) => {
		const form = new URLSearchParams(body);
		issuer.redeemed.push(form);
		const found = granted.get(form.get('code') ?? '');
		granted.delete(form.get('code') ?? '');
		const [id, secret] = credentialsOf(form, headers.authorization);
		if (!(await options.knowsClient(id, secret))) return Response.json({ error: 'invalid_client' }, { status: 401 });
		const challenge = createHash('sha256')
			.update(form.get('code_verifier') ?? '')
			.digest('base64url');
		const isGood = found?.asked.get('code_challenge') === challenge && found.asked.get('redirect_uri') === form.get('redirect_uri');
		if (!isGood || found.asked.get('client_id') !== id) return Response.json({ error: 'invalid_grant' }, { status: 400 });
		const seconds = Math.floor(options.now().getTime() / 1000);
		const claims = { iss: options.issuer, aud: id, nonce: found.asked.get('nonce') ?? undefined, iat: seconds, exp: seconds + 600 };
		const id_token = await provider.sign(issuer.forge({ ...claims, ...found.claims }));
		return { access_token: String(found.claims.sub), refresh_token: `refresh of ${found.claims.sub}`, token_type: 'Bearer', id_token };
	};
	beforeEach(() => {
		granted.clear();
		issuer.redeemed.length = 0;
		issuer.forge = (claims) => claims;
		issuer.people.clear();
		const { host } = new URL(options.issuer);
		const at = (path: string) => `${options.issuer}${path}`;
		const metadata = {
			issuer: options.issuer,
			authorization_endpoint: at('/authorize'),
			token_endpoint: at('/token'),
			jwks_uri: at('/keys'),
			response_types_supported: ['code'],
			subject_types_supported: ['public'],
			id_token_signing_alg_values_supported: ['RS256'],
			...options.metadata,
		};
		provider.answers.set(`${host}/.well-known/openid-configuration`, () => metadata);
		provider.answers.set(`${host}/token`, redeem);
		provider.answers.set(`${host}/keys`, async () => ({ keys: await Promise.all([...provider.keys.keys()].map(provider.jwk)) }));
		provider.answers.set(`${host}/person`, ({ headers }) => issuer.people.get((headers.authorization ?? '').replace('Bearer ', '')));
	});
	return issuer;
}

function credentialsOf(form: URLSearchParams, authorization: string | undefined): [id: string, secret: string] {
	if (!authorization?.startsWith('Basic ')) return [form.get('client_id') ?? '', form.get('client_secret') ?? ''];
	const [id = '', secret = ''] = Buffer.from(authorization.slice(6), 'base64')
		.toString()
		.split(':')
		.map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
	return [id, secret];
}
