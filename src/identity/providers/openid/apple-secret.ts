import { importPKCS8, SignJWT } from 'jose';
import type { AppleSettings } from '#platform/config';

/** Signs the token that Apple accepts as a client secret; it expires after five minutes. */
export async function appleSecret(settings: Omit<AppleSettings, 'receiveUrl'>, audience: string, now: Date): Promise<string> {
	const { clientId, teamId, keyId, privateKey } = settings;
	const seconds = Math.floor(now.getTime() / 1000);
	return new SignJWT()
		.setProtectedHeader({ alg: 'ES256', kid: keyId })
		.setIssuer(teamId)
		.setSubject(clientId)
		.setAudience(audience)
		.setIssuedAt(seconds)
		.setExpirationTime(seconds + 300)
		.sign(await importPKCS8(privateKey.reveal(), 'ES256'));
}
