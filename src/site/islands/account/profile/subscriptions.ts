// The newsletters and content groups that a reader chose: subscriptions and profile attributes <-> checkboxes.
import * as v from 'valibot';
import type { Profile, ProfileChange } from '#identity/contract';
import type { FormState } from '../form-state.ts';
import { choiceName } from '../newsletters/newsletter-choices.ts';
import type { ProfileBrand } from './profile-types.ts';

/** Attribute of the profile with the ids of the groups that a reader chose, separated by commas. */
const attribute = 'contentGroups';

/** The name of the checkbox of a content group. */
export const groupName = (id: string): string => `${attribute}-${id}`;

export const subscriptionsSchema = v.record(v.string(), v.string());

/** The ticked checkboxes of a reader who gets these newsletters. */
export function subscriptionValues(profile: Profile, newsletters: readonly string[] = []): FormState['values'] {
	const groups =
		profile.attributes
			.find(({ name }) => name === attribute)
			?.value.split(',')
			.filter(Boolean) ?? [];
	return Object.fromEntries([...newsletters.map(choiceName), ...groups.map(groupName)].map((name) => [name, 'on']));
}

/** The change of a profile for the ticked content groups. Ids that the brand does not offer are dropped. */
export function groupsChange(
	fields: Readonly<Record<string, string>>,
	profile: Profile,
	{ contentGroups }: Pick<ProfileBrand, 'contentGroups'>,
): ProfileChange {
	const chosen = contentGroups.map(({ id }) => id).filter((id) => fields[groupName(id)] === 'on');
	const others = profile.attributes.filter(({ name }) => name !== attribute).map(typed);
	return { attributes: [...others, { name: attribute, value: chosen.join(','), type: 'String' }] };
}

const types = ['String', 'Number', 'Date', 'Boolean'] as const;
const typed = ({ name, value, type }: Profile['attributes'][number]) => ({
	name,
	value,
	type: types.find((one) => one === type) ?? 'String',
});
