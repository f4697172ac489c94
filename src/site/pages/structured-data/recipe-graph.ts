import type { BodyElement, Fact, List, Story } from '#content/contract';
import type { RenderContext } from '../../render-context.ts';
import { authorsOf, imagesOf } from './article-graph.ts';
import { isoDurationOf } from './iso-duration.ts';
import { plainText } from './plain-text.ts';

/** schema.org Recipe of a story that says how many it serves; undefined for other stories. */
export function recipeGraph(story: Story, canonical: string, context: RenderContext): object | undefined {
	const servings = factOf(story, 'servings');
	if (servings === undefined) return undefined;
	const duration = isoDurationOf(factOf(story, 'time') ?? '');
	const { ingredients, steps } = listsOf(story.body);
	return {
		'@type': 'Recipe',
		name: story.headline,
		description: story.description,
		url: canonical,
		image: imagesOf(story, context),
		author: authorsOf(story, context),
		datePublished: story.publishedAt,
		inLanguage: story.language,
		recipeYield: servings,
		...(duration !== undefined && { totalTime: duration }),
		...(ingredients.length > 0 && { recipeIngredient: ingredients }),
		...(steps.length > 0 && { recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })) }),
	};
}

const factOf = ({ facts = [] }: Story, kind: Fact['kind']): string | undefined => facts.find((fact) => fact.kind === kind)?.text;

/** By custom, recipes have their ingredients as bullets and their steps as numbers. The first list of each counts. */
function listsOf(body: readonly BodyElement[]) {
	const lists = body.flatMap((element) => (element.kind === 'list' ? [element.list] : []));
	const first = (ordered: boolean) => lists.find((list) => list.ordered === ordered);
	return { ingredients: itemsOf(first(false)), steps: itemsOf(first(true)) };
}

const itemsOf = (list: List | undefined): readonly string[] =>
	(list?.items ?? []).flatMap((item) => (typeof item === 'string' ? [plainText(item)] : itemsOf(item)));
