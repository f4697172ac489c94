import { dateIn } from '#brands';
import type { Call } from '../../call.ts';
import type { NewProfile, ProfileChange } from '../../contract/profile.ts';
import { profileProblem } from '../../contract/profile-rules.ts';
import { refuse } from '../../refuse.ts';

/** Refuses invalid names, telephone numbers and birth dates (RULE-14 to RULE-17). `now` counts as the day in the brand's time zone. */
export function requireValidProfile(profile: ProfileChange | NewProfile, { brand }: Pick<Call, 'brand'>, now: Date): void {
	const problem = profileProblem(profile, dateIn(brand.timeZone, now));
	if (problem) refuse(problem);
}
