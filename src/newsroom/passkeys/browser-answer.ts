// What browsers answer, as the JSON that `PublicKeyCredential.toJSON` makes (Web Authentication Level 3, section 5.1).
import * as v from 'valibot';

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/));

/** What the browser says that it was asked. The device signs it. */
const clientData = v.pipe(
	base64url,
	v.transform((text) => Buffer.from(text, 'base64url').toString()),
	v.parseJson(),
	v.object({ challenge: v.string() }),
);

const answerWith = <Response extends v.ObjectEntries>(response: Response) =>
	v.pipe(
		v.string(),
		v.maxLength(20_000),
		v.parseJson(),
		v.object({
			id: base64url,
			rawId: base64url,
			type: v.literal('public-key'),
			response: v.object({ clientDataJSON: base64url, ...response }),
			clientExtensionResults: v.object({}),
		}),
	);

/** The field with a new passkey. */
export const registration = answerWith({ attestationObject: base64url });
/** The field with the signature of a passkey. */
export const assertion = answerWith({ authenticatorData: base64url, signature: base64url, userHandle: base64url });

export type Registration = v.InferOutput<typeof registration>;
export type Assertion = v.InferOutput<typeof assertion>;

/** The challenge that an answer answers; empty when it does not say. Only a verified answer proves it. */
export function challengeOf({ response }: Registration | Assertion): string {
	const said = v.safeParse(clientData, response.clientDataJSON);
	return said.success ? said.output.challenge : '';
}
