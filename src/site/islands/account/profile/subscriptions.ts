// The newsletters and content groups that a reader chose: profile attributes <-> checkboxes.
import * as v from 'valibot';
import type { Profile, ProfileChange } from '#identity/contract';
import type { FormState } from '../form-state.ts';
import type { ProfileBrand } from './profile-types.ts';

/** Attributes of the profile with the ids that a reader chose, separated by commas. */
const attributes = { newsletters: 'newsletters', contentGroups: 'contentGroups' } as const;
type Kind = keyof typeof attributes;
const kinds: readonly Kind[] = ['newsletters', 'contentGroups'];

/** Attribute that says whether the reader gets any newsletter; sign-up sets it to `false` (ENT-11). */
const subscribed = 'subscripted';

/** The name of the checkbox of a newsletter or content group. */
export const subscriptionName = (kind: Kind, id: string): string => `${kind}-${id}`;

export const subscriptionsSchema = v.record(v.string(), v.string());

/** The ticked checkboxes of a profile. */
export function subscriptionValues(profile: Profile): FormState['values'] {
	const idsOf = (kind: Kind) => attributeOf(profile, attributes[kind])?.split(',').filter(Boolean) ?? [];
	return Object.fromEntries(kinds.flatMap((kind) => idsOf(kind).map((id) => [subscriptionName(kind, id), 'on'])));
}

/** The change of a profile for the ticked checkboxes. Ids that the brand does not offer are dropped. */
export function subscriptionsChange(
	fields: Readonly<Record<string, string>>,
	profile: Profile,
	brand: Pick<ProfileBrand, Kind>,
): ProfileChange {
	const chosen = (kind: Kind) => brand[kind].map(({ id }) => id).filter((id) => fields[subscriptionName(kind, id)] === 'on');
	const ours = new Set<string>([...Object.values(attributes), subscribed]);
	const others = profile.attributes.filter(({ name }) => !ours.has(name)).map(typed);
	return {
		attributes: [
			...others,
			{ name: subscribed, value: String(chosen('newsletters').length > 0), type: 'Boolean' },
			...kinds.map((kind) => ({ name: attributes[kind], value: chosen(kind).join(','), type: 'String' as const })),
		],
	};
}

const attributeOf = (profile: Profile, wanted: string) => profile.attributes.find(({ name }) => name === wanted)?.value;

const types = ['String', 'Number', 'Date', 'Boolean'] as const;
const typed = ({ name, value, type }: Profile['attributes'][number]) => ({
	name,
	value,
	type: types.find((one) => one === type) ?? 'String',
});
