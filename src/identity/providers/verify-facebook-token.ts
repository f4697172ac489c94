import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { FacebookApp } from '#platform/config';
import { issuers } from '../accounts/issuers.ts';
import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { readEmailClaim, readNameClaim, type VerifiedIdentity } from './verified-identity.ts';

/** Version of the Graph API and of Facebook's script (SOC-01). */
const version = 'v20.0';

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,32}$/));
const tokenDetails = v.object({
	data: v.object({ is_valid: v.literal(true), app_id: id, user_id: id, type: v.literal('USER'), expires_at: v.optional(v.number(), 0) }),
});
const text = v.optional(v.string());
const graphUser = v.object({ id, email: text, first_name: text, last_name: text });

/**
 * Verifies an access token that Facebook gave to one of the brand's apps and returns its holder (SOC-01, F09, contract 8.2). The email
 * address may be missing, and counts as unverified because Facebook does not say. Refuses with `provider-off` or `authentication-failed`.
 */
export async function verifyFacebookToken(deps: IdentityDeps, call: Call, token: string): Promise<VerifiedIdentity> {
	const apps = deps.providers.settingsFor(call).facebook;
	if (apps.length === 0) refuse('provider-off');
	const read = graphReader(deps);
	const { app, userId } = await findTokenHolder(read, { apps, token, now: deps.clock() });
	const fields = 'id,email,first_name,last_name';
	const user = await read(graphUser, ['me', { fields, ...withAppSecretProof(app, token) }]);
	if (user?.id !== userId) return refuse('authentication-failed');
	return {
		type: 'Facebook',
		issuer: issuers.Facebook,
		subject: userId,
		provider: 'Facebook',
		email: readEmailClaim({ email: user.email, isVerified: false, domains: [] }),
		firstName: readNameClaim(user.first_name),
		lastName: readNameClaim(user.last_name),
	};
}

type TokenCheck = { readonly apps: readonly FacebookApp[]; readonly token: string; readonly now: Date };

/** Finds the holder of a token and the app that got it. Each app is tried, because Facebook describes a token only to its own app. */
async function findTokenHolder(read: ReadGraph, { apps, token, now }: TokenCheck): Promise<{ app: FacebookApp; userId: string }> {
	for (const app of apps) {
		const asApp = withAppSecretProof(app, `${app.appId}|${app.secret.reveal()}`);
		const data = (await read(tokenDetails, ['debug_token', { input_token: token, ...asApp }]))?.data;
		const isCurrent = data && (data.expires_at === 0 || data.expires_at * 1000 > now.getTime());
		if (isCurrent && data.app_id === app.appId) return { app, userId: data.user_id };
	}
	return refuse('authentication-failed');
}

/** `appsecret_proof` proves to Facebook that the request comes from the app's server and not from somebody who stole the token. */
function withAppSecretProof({ secret }: FacebookApp, token: string): Record<string, string> {
	return { access_token: token, appsecret_proof: createHmac('sha256', secret.reveal()).update(token).digest('hex') };
}

type GraphRequest = readonly [path: string, parameters: Readonly<Record<string, string>>];

/** Reads from the Graph API; undefined when it refuses the token or when its answer does not match the schema. */
type ReadGraph = <S extends v.GenericSchema>(schema: S, request: GraphRequest) => Promise<v.InferOutput<S> | undefined>;

function graphReader({ providers }: IdentityDeps): ReadGraph {
	const { graph } = providers.addresses.facebook;
	const fetch = providers.fetch(graph.host);
	return async (schema, [path, parameters]) => {
		const response = await fetch(`${graph.href}${version}/${path}?${new URLSearchParams(parameters)}`);
		const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await response.text());
		return response.ok && read.success ? read.output : undefined;
	};
}
