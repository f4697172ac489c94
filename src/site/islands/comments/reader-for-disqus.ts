// Gets the single sign-on data with which Disqus recognises the reader.
import { pageClient, signedInUuid, thirdPartyLogin } from '#identity-client';

/** The data, with the field names of Disqus. */
export type DisqusReader = { readonly remote_auth_s3: string; readonly api_key: string };

/** Longest wait for our accounts to identify the reader, in ms. */
const patience = 3_000;

/** The reader; undefined for a guest, and when our accounts do not answer: then the reader comments as a guest. */
export async function readerForDisqus(): Promise<DisqusReader | undefined> {
	const client = pageClient();
	if (signedInUuid(client) === undefined) return undefined;
	const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
	const login = await Promise.race([thirdPartyLogin(client, 'DISQUS').catch(() => undefined), late]);
	if (!login?.enabled || login.ssoToken === undefined) return undefined;
	return { remote_auth_s3: login.ssoToken, api_key: login.publicKey };
}
