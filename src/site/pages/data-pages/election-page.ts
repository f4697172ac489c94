import { fill } from '#brands';
import { type DistrictCount, type Election, electionIds } from '#content/contract';
import { row } from '../../arrangement.ts';
import type { LoadResult, PageDefinition } from '../../page-definition.ts';
import type { PageMeta } from '../../page-meta.ts';
import type { RenderContext } from '../../render-context.ts';
import type { Subject } from '../../subject.ts';
import { namedPageMeta } from '../named-page-meta.ts';
import { unindexedMeta } from '../notice-page.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs-and-publisher.ts';

/** `/elecciones-2023/`, the count of an election, and `/elecciones-2023/{district}/`, that of a district (ROUTE-14). */
export const electionPage: PageDefinition = {
	// Open pages ask for the count as often.
	freshFor: 30,
	load: loadElection,
	arrange: () => [row('brick_100', { block: 'election' }), row('brick_100', { block: 'latest' })],
	meta: electionMeta,
};

async function loadElection({ address, brand, contentQueries }: RenderContext): Promise<LoadResult> {
	const [first, place] = address.path.split('/').filter(Boolean);
	const id = electionIds.find((one) => one === first);
	const election = id && (await contentQueries.election(id));
	const district = election?.districts.find((one) => one.id === place);
	if (place !== undefined && district === undefined) return { kind: 'missing' };
	const { title, resultsIn, districtNames } = brand.texts.elections;
	const name = district ? fill(resultsIn, { district: districtNames[district.id].name }) : (election?.title ?? title);
	return { kind: 'found', subject: { kind: 'election', name, election, district } };
}

function electionMeta(subject: Subject, context: RenderContext): PageMeta {
	const { title, noResultsHint } = context.brand.texts.elections;
	if (subject.kind !== 'election' || subject.election === undefined) return unindexedMeta({ title, text: noResultsHint }, context);
	const { election, district, name } = subject;
	return district === undefined ? countryMeta(election, context) : districtMeta({ election, district, name }, context);
}

function countryMeta({ id, title }: Election, context: RenderContext): PageMeta {
	const { name, texts } = context.brand;
	return namedPageMeta({ name: title, description: fill(texts.elections.description, { title, brand: name }), path: `/${id}/` }, context);
}

type DistrictPage = { readonly election: Election; readonly district: DistrictCount; readonly name: string };

function districtMeta({ election: { id, title }, district, name }: DistrictPage, context: RenderContext): PageMeta {
	const { brand } = context;
	const { descriptionOf, districtNames } = brand.texts.elections;
	const place = districtNames[district.id].name;
	const [above, path] = [`/${id}/`, `/${id}/${district.id}/`];
	const description = fill(descriptionOf, { title, district: place, brand: brand.name });
	const way = breadcrumbs(
		[
			{ name: title, path: above },
			{ name: place, path },
		],
		context,
	);
	return { ...namedPageMeta({ name: `${name}: ${title}`, description, path }, context), graphs: [way] };
}
