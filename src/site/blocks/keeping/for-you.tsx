import cross from 'lucide-static/icons/x.svg?raw';
import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { Section } from '#content/contract';
import { defineBlock } from '../../block.ts';
import type { ForYouProps } from '../../islands/keeping/for-you.island.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { FollowButton } from '../keep-button/keep-button.tsx';
import styles from './kept.module.css';
import { KeptHead } from './kept-head.tsx';
import { ListStates } from './list-states.tsx';

/** How many sections are offered to a reader who looks for something to follow. */
const mostSuggestions = 8;

/** The news of what the reader follows, and what else could be followed. The list itself is made in the browser. */
export const forYou = defineBlock({
	fields: v.object({}),
	async load(_, { context: { contentQueries } }) {
		const nodes = await contentQueries.navigation('hamburger');
		const sections = await Promise.all(nodes.map(({ id }) => contentQueries.section(id)));
		return sections.filter((section) => section !== undefined).slice(0, mostSuggestions);
	},
	view: ({ data: sections, context: { brand } }) => (
		<div className={styles.kept}>
			<KeptHead page="forYou" brand={brand} />
			<PlainIsland name="for-you" when="load" props={islandProps(brand)}>
				<div className={styles.list}>
					<Following brand={brand} />
					<ListStates texts={brand.texts} page="forYou" />
					<p className={styles.soft} data-nothing="" hidden>
						{brand.texts.keeping.nothingNew}
					</p>
					<ol className={styles.entries} data-entries="" />
					<p className={styles.told} role="status" tabIndex={-1} data-told="" />
					<Suggestions sections={sections} brand={brand} />
				</div>
			</PlainIsland>
		</div>
	),
});

function islandProps({ texts: { keeping } }: Brand): ForYouProps {
	const { followedTold, unfollowNamed } = keeping;
	return { words: { removed: followedTold.removed, unfollowNamed, noRoom: followedTold['no-room'] } };
}

const Following = ({ brand: { texts } }: { readonly brand: Brand }) => (
	<div data-following="" hidden>
		<ul className={styles.topics} aria-label={texts.keeping.following} data-topics="" />
		<template data-topic="">
			<li className={styles.topic}>
				<span data-title="" />
				<button type="button" className={styles.remove} data-remove="" aria-label={fill(texts.keeping.unfollowNamed, { name: '' })}>
					<Icon svg={cross} size={18} />
				</button>
			</li>
		</template>
	</div>
);

type SuggestionsProps = { readonly sections: readonly Section[]; readonly brand: Brand };

// The island shows it together with the list, which would push it down if it was there before.
const Suggestions = ({ sections, brand }: SuggestionsProps) => (
	<section className={styles.suggestions} aria-labelledby="para-seguir" data-suggestions="" hidden>
		<Heading id="para-seguir" title={brand.texts.keeping.suggestions} brand={brand} small />
		<ul className={styles.topics}>
			{sections.map(({ id, name }) => (
				<li key={id}>
					<FollowButton topic={{ term: `section:${id}`, path: `${id}/`, name }} texts={brand.texts} named />
				</li>
			))}
		</ul>
		<ul className={styles.more}>
			<li>
				<a href="/tags/">{brand.texts.keeping.moreTopics}</a>
			</li>
			<li>
				<a href="/autor/">{brand.texts.authors}</a>
			</li>
			{brand.contentGroups.length > 0 && (
				<li>
					<a href="/perfil/#newsletters">{brand.texts.keeping.groups}</a>
				</li>
			)}
		</ul>
	</section>
);
