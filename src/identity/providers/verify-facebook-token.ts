import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { FacebookApp } from '#platform/config';
import type { OutboundFetch } from '#platform/outbound-http';
import { issuers } from '../accounts/issuers.ts';
import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { readEmailClaim, readNameClaim, type VerifiedIdentity } from './verified-identity.ts';

const host = 'graph.facebook.com';

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,32}$/));
const tokenDetails = v.object({
	data: v.object({ is_valid: v.literal(true), app_id: id, user_id: id, type: v.literal('USER'), expires_at: v.optional(v.number(), 0) }),
});
const words = v.optional(v.string());
const graphUser = v.object({ id, email: words, first_name: words, last_name: words });

/**
 * Who holds an access token that Facebook gave to one of this brand's apps (SOC-01, F09, contract 8.2). The e-mail may be missing, and
 * Facebook does not say whether it was ever verified.
 */
export async function verifyFacebookToken(deps: IdentityDeps, call: Call, token: string): Promise<VerifiedIdentity> {
	const apps = deps.providers.settingsFor(call).facebook;
	if (apps.length === 0) refuse('provider-off');
	const fetch = deps.providers.fetch(host);
	const { app, userId } = await findTokenHolder(fetch, { apps, token, now: deps.clock() });
	const fields = 'id,email,first_name,last_name';
	const told = await readGraph(fetch, graphUser, ['me', { fields, ...withAppSecretProof(app, token) }]);
	if (told?.id !== userId) return refuse('authentication-failed');
	return {
		type: 'Facebook',
		issuer: issuers.Facebook,
		subject: userId,
		provider: 'Facebook',
		email: readEmailClaim({ email: told.email, isVerified: false, domains: [] }),
		firstName: readNameClaim(told.first_name),
		lastName: readNameClaim(told.last_name),
	};
}

type TokenCheck = { readonly apps: readonly FacebookApp[]; readonly token: string; readonly now: Date };

/** The user whose token it is, and the app that it was given to: Facebook tells of a token only to its own app. */
async function findTokenHolder(fetch: OutboundFetch, { apps, token, now }: TokenCheck): Promise<{ app: FacebookApp; userId: string }> {
	for (const app of apps) {
		const asApp = withAppSecretProof(app, `${app.appId}|${app.secret.reveal()}`);
		const data = (await readGraph(fetch, tokenDetails, ['debug_token', { input_token: token, ...asApp }]))?.data;
		const isAlive = data && (data.expires_at === 0 || data.expires_at * 1000 > now.getTime());
		if (isAlive && data.app_id === app.appId) return { app, userId: data.user_id };
	}
	return refuse('authentication-failed');
}

/** `appsecret_proof` shows that the token did not come to us from a thief. */
function withAppSecretProof({ secret }: FacebookApp, token: string): Record<string, string> {
	return { access_token: token, appsecret_proof: createHmac('sha256', secret.reveal()).update(token).digest('hex') };
}

type GraphRequest = readonly [path: string, parameters: Readonly<Record<string, string>>];

/** What the Graph API says; undefined when it refuses the token, or says something else than what was hoped for. */
async function readGraph<S extends v.GenericSchema>(
	fetch: OutboundFetch,
	schema: S,
	[path, parameters]: GraphRequest,
): Promise<v.InferOutput<S> | undefined> {
	const response = await fetch(`https://${host}/v20.0/${path}?${new URLSearchParams(parameters)}`);
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await response.text());
	return response.ok && read.success ? read.output : undefined;
}
