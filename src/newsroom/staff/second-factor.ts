// Time-based one-time passwords, the second factor of staff (RFC 6238).
import { Secret, TOTP } from 'otpauth';

/** Length of a time step, in ms. */
const stepMs = 30_000;

/** Generates a secret for an authenticator app: 160 bits, base32 (RFC 4226, section 4). */
export const newSecondFactor = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, email: string) => new TOTP({ issuer: 'Kiosco', label: email, secret, digits: 6, period: stepMs / 1000 });

/** The `otpauth:` URL that an authenticator app reads from the QR code. */
export const authenticatorUrl = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Whether a text has the form of a code of an authenticator app. */
export const isTimeCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The time step that a code belongs to: the current one, the previous or the next (A19). Undefined for a wrong code. */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
	if (!isTimeCode(code)) return undefined;
	const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
	return delta === null ? undefined : Math.floor(now.getTime() / stepMs) + delta;
}
