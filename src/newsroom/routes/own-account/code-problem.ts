import type { Refusal } from '#platform/refusal';
import type { NewsroomDeps, SignedInStaff } from '../../newsroom-deps.ts';
import { confirmStaff } from '../../staff/confirm.ts';
import { redeemCode } from '../../staff/sign-in.ts';
import { throttledOrThrow } from '../responses.ts';

/** Why a code, of the second factor or for recovery, does not confirm who signed-in staff are; undefined when it does. */
export async function codeProblem(deps: NewsroomDeps, signedIn: SignedInStaff, code: string): Promise<'code' | Refusal | undefined> {
	const outcome = await confirmStaff(deps, signedIn, () => redeemCode(deps, signedIn.staff, code)).catch(throttledOrThrow);
	return outcome === true ? undefined : outcome || 'code';
}
