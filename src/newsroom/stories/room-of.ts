import type { Room } from '#newsroom/contract';
import { markOf } from '../look/mark-of.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { actionsOf } from '../permissions/permissions.ts';
import type { BrandSite } from '../readers/reader-support.ts';
import { mayIn } from '../team/roles.ts';
import { watchedWords } from './watched-words.ts';

type RoomDeps = Pick<NewsroomDeps, 'content' | 'tables'>;

/** The brand in which somebody works, what they may do there, and what a story can be filed under. */
export async function roomOf(deps: RoomDeps, { staff, roles, sites, site: { brand, origin } }: SignedInStaff): Promise<Room> {
	const queries = deps.content.queries(brand.id);
	const [registrationCode] = brand.accounts.registrationCodes;
	const [sections, authors, tags, watched] = await Promise.all([
		queries.sections(),
		queries.authors(),
		queries.tags(),
		watchedWords(deps, brand.id),
	]);
	const others = sites
		.filter((site) => site.brand.id !== brand.id && mayIn(roles, site.brand.id, 'publish'))
		.map((site) => otherOf(deps, site));
	return {
		brands: sites.map((site) => markOf(site.brand)),
		brand: { ...markOf(brand), origin, timeZone: brand.timeZone, ...(registrationCode && { registrationCode }) },
		others: await Promise.all(others),
		watched: watched.map(({ words, advice }) => ({ words, advice })),
		staff: { name: staff.name, role: staff.role, may: [...actionsOf(staff.role)] },
		sections: sections.map(({ id, name }) => ({ id, name })),
		authors: authors.map(({ slug, name }) => ({ slug, name })),
		tags: tags.map(({ slug, text }) => ({ slug, text })),
	};
}

async function otherOf({ content }: RoomDeps, { brand: { id, name }, origin }: BrandSite): Promise<Room['others'][number]> {
	const sections = await content.queries(id).sections();
	return { id, name, origin, sections: sections.map((section) => ({ id: section.id, name: section.name })) };
}
