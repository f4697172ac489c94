import { Secret, TOTP } from 'otpauth';

/** Length of a time step, in ms. */
const stepMs = 30_000;

/** A new secret for an authenticator: 160 bits, base32 (RFC 6238, RFC 4226 section 4). */
export const newSecondFactor = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, email: string) => new TOTP({ issuer: 'Kiosco', label: email, secret, digits: 6, period: stepMs / 1000 });

/** The address that an authenticator reads from the picture. */
export const keyAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step whose code it is, of the current one and its neighbours (A19); undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
	if (!/^\d{6}$/.test(code)) return undefined;
	const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
	return delta === null ? undefined : Math.floor(now.getTime() / stepMs) + delta;
}
