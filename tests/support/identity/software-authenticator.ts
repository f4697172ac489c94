// A device with a passkey, in software. It answers as `PublicKeyCredential.toJSON` does: ES256, no attestation (Web Authentication Level 3).
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What the server asks the browser; see `passkey-options.ts`. */
export type Asked = { readonly challenge: string; readonly rpId?: string; readonly rp?: { id: string }; readonly user?: { id: string } };

/** What an answer says in place of the truth. `isVerified`: whether the device verified its owner. */
export type Lies = {
	readonly origin?: string;
	readonly rpId?: string;
	readonly challenge?: string;
	readonly type?: string;
	readonly isVerified?: boolean;
	readonly userHandle?: string;
	readonly id?: string;
	readonly key?: KeyObject;
};

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64url');

/** CBOR of a byte string of at most 255 bytes, or of a short text (RFC 8949, section 3.1). */
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

const isPresent = 0x01;
const isVerifiedFlag = 0x04;
const hasCredential = 0x40;

/** Makes a device at a page of this origin. Its counter grows with each answer; 0 for a device that does not count. */
export function softwareAuthenticator(origin: string) {
	const id = randomBytes(32);
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const device = { counter: 0, userHandle: '', id: base64url(id) };

	const authenticatorData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
		const counter = Buffer.alloc(4);
		counter.writeUInt32BE(device.counter);
		return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest]);
	};
	const clientDataOf = (type: string, asked: Asked, lies: Lies) =>
		Buffer.from(
			JSON.stringify({
				type: lies.type ?? type,
				challenge: lies.challenge ?? asked.challenge,
				origin: lies.origin ?? origin,
				crossOrigin: false,
			}),
		);
	const flagsOf = ({ isVerified = true }: Lies) => isPresent | (isVerified ? isVerifiedFlag : 0);
	const answer = (response: object, lies: Lies) => {
		const shown = lies.id ?? device.id;
		return JSON.stringify({ id: shown, rawId: shown, type: 'public-key', clientExtensionResults: {}, response });
	};
	const coseKey = () => {
		const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
		const [left, right] = [x, y].map((part) => bytes(Buffer.from(part, 'base64url')));
		// {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an ES256 key (RFC 9053, section 7.1.1).
		return Buffer.concat([
			Buffer.from('a5010203262001', 'hex'),
			Buffer.from([0x21]),
			left ?? bytes(id),
			Buffer.from([0x22]),
			right ?? bytes(id),
		]);
	};

	return {
		device,
		/** Makes the passkey. */
		create(asked: Asked, lies: Lies = {}): string {
			device.userHandle = asked.user?.id ?? '';
			const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()]);
			const data = authenticatorData(lies.rpId ?? asked.rp?.id ?? '', flagsOf(lies) | hasCredential, credential);
			const attestation = [
				Buffer.from([0xa3]),
				text('fmt'),
				text('none'),
				text('attStmt'),
				Buffer.from([0xa0]),
				text('authData'),
				bytes(data),
			];
			const response = {
				clientDataJSON: base64url(clientDataOf('webauthn.create', asked, lies)),
				attestationObject: base64url(Buffer.concat(attestation)),
			};
			return answer(response, lies);
		},
		/** Signs with the passkey. */
		get(asked: Asked, lies: Lies = {}): string {
			const data = authenticatorData(lies.rpId ?? asked.rpId ?? '', flagsOf(lies));
			const clientData = clientDataOf('webauthn.get', asked, lies);
			const response = {
				clientDataJSON: base64url(clientData),
				authenticatorData: base64url(data),
				signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), lies.key ?? privateKey)),
				userHandle: lies.userHandle ?? device.userHandle,
			};
			return answer(response, lies);
		},
	};
}
