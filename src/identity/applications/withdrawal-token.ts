import * as v from 'valibot';
import type { Keys } from '#platform/crypto';
import { readSealedToken, sealedToken } from '#platform/crypto/sealed-token';
import type { Call } from '../call.ts';
import { refuse } from '../refuse.ts';

const content = v.object({ brand: v.string(), openCall: v.string(), email: v.string() });

/** The applications that a token erases: the brand, the slug of the call and the canonical address. */
export type ApplicationKey = v.InferOutput<typeof content>;

type Deps = { readonly derived: Readonly<Record<'withdrawing', Keys>> };

/** The token in the link that erases the answers of an address. */
export const withdrawalToken = ({ derived }: Deps, key: ApplicationKey): string => sealedToken(derived.withdrawing, key);

/** The applications that a token erases. Refuses `withdrawal-link-damaged` if it is incomplete, or of another brand. */
export function readWithdrawalToken({ derived }: Deps, { brand }: Pick<Call, 'brand'>, token: string): ApplicationKey {
	const key = readSealedToken(derived.withdrawing, content, token);
	return key?.brand === brand.id ? key : refuse('withdrawal-link-damaged');
}
