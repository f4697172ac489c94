import { pageClient, signedInUuid, thirdPartyLogin } from '#identity-client';

/** Signs a reader in at Disqus, in its words. */
export type DisqusReader = { readonly remote_auth_s3: string; readonly api_key: string };

/** Longest wait for our accounts to identify the reader, in ms. */
const patience = 3_000;

/** What signs the reader in at Disqus; undefined for a guest, and when our accounts do not answer: then they comment as a guest. */
export async function readerForDisqus(): Promise<DisqusReader | undefined> {
	const client = pageClient();
	if (signedInUuid(client) === undefined) return undefined;
	const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
	const login = await Promise.race([thirdPartyLogin(client, 'DISQUS').catch(() => undefined), late]);
	if (!login?.enabled || login.ssoToken === undefined) return undefined;
	return { remote_auth_s3: login.ssoToken, api_key: login.publicKey };
}
