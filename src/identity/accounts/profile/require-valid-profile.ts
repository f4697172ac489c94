import type { Call } from '../../call.ts';
import { dayIn } from '../../contract/birth-date.ts';
import type { NewProfile, ProfileChange } from '../../contract/profile.ts';
import { profileProblem } from '../../contract/profile-rules.ts';
import { refuse } from '../../refuse.ts';

/** Refuses a profile whose names, telephone or date of birth are none (RULE-14 to RULE-17). Today is today where the brand is. */
export function requireValidProfile(given: ProfileChange | NewProfile, { brand }: Pick<Call, 'brand'>, now: Date): void {
	const problem = profileProblem(given, dayIn(brand.timeZone, now));
	if (problem) refuse(problem);
}
