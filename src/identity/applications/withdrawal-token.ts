import * as v from 'valibot';
import type { Keys } from '#platform/crypto';
import type { Call } from '../call.ts';
import { linkToken, readLinkToken } from '../mail/link-token.ts';
import { refuse } from '../refuse.ts';

const content = v.object({ brand: v.string(), openCall: v.string(), email: v.string() });

/** The applications that a token erases: the brand, the slug of the call and the canonical address. */
export type ApplicationKey = v.InferOutput<typeof content>;

type Deps = { readonly derived: Readonly<Record<'withdrawing', Keys>> };

/** The token in the link that erases the answers of an address. */
export const withdrawalToken = ({ derived }: Deps, key: ApplicationKey): string => linkToken(derived.withdrawing, key);

/** The applications that a token erases. Refuses `withdrawal-link-damaged` if it is incomplete, or of another brand. */
export function readWithdrawalToken({ derived }: Deps, { brand }: Pick<Call, 'brand'>, token: string): ApplicationKey {
	const key = readLinkToken(derived.withdrawing, content, token);
	return key?.brand === brand.id ? key : refuse('withdrawal-link-damaged');
}
