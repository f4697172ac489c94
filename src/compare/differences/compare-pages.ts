import { endOf } from '../page/answer.ts';
import { isStoryTemplate } from '../templates/page-template.ts';
import { type AnswerPair, compareAnswers, hasBothPages } from './compare-answers.ts';
import { compareHead, type PagePair } from './compare-head.ts';
import { compareJsonLd } from './compare-json-ld.ts';
import { compareLinks, type LinkChecks } from './compare-links.ts';
import { compareStory } from './compare-story.ts';
import type { Difference } from './difference.ts';

/** Compares the answers for one address. If both are pages, also compares everything on them that should be the same. */
export async function comparePages(answers: AnswerPair, template: string, checks: LinkChecks): Promise<readonly Difference[]> {
	const ofAnswers = compareAnswers(answers);
	const pair = hasBothPages(ofAnswers, answers) ? pairOf(answers) : undefined;
	if (!pair) return ofAnswers;
	return [
		...ofAnswers,
		...compareHead(pair),
		...compareJsonLd(pair.old.jsonLd, pair.fresh.jsonLd),
		...(isStoryTemplate(template) ? compareStory(pair) : []),
		...(await compareLinks(pair, checks)),
	];
}

function pairOf({ address, old, fresh, site }: AnswerPair): PagePair | undefined {
	if (!old.page || !fresh.page) return undefined;
	return {
		site,
		old: { ...old.page, address, allRobots: [old.page.robots, old.robotsHeader].join(',') },
		fresh: { ...fresh.page, address: endOf(site.onNew(address), fresh), allRobots: [fresh.page.robots, fresh.robotsHeader].join(',') },
	};
}
