import * as v from 'valibot';
import type { Brand } from '#brands';
import type { Tag } from '#content/contract';
import { defineBlock } from '../../block.ts';
import type { Counted } from '../../subject.ts';
import { Heading } from '../../ui/heading.tsx';
import { byLetter } from '../letter-index/by-letter.ts';
import { LetterLinks } from '../letter-index/letter-links.tsx';
import { storyCountWords } from '../letter-index/story-count-words.ts';
import { PageHead } from '../page-head/page-head.tsx';
import { mostUsedTags } from './most-used-tags.ts';
import styles from './tag-index.module.css';

/** All tags by letter, each with its number of stories, and those of the most stories in a band above. */
export const tagIndex = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'tags' ? subject : undefined),
	view: ({ data: { name, tags }, context: { brand } }) => {
		const letters = byLetter(tags, ({ text }) => text, brand.locale);
		return (
			<div className={styles.index}>
				<PageHead name={name} brand={brand} />
				{tags.length === 0 && <p>{brand.texts.nothingYet}</p>}
				<MostUsedTags tags={mostUsedTags(tags)} brand={brand} />
				<LetterLinks letters={letters} brand={brand} />
				<div className={styles.letters}>
					{letters.map(({ letter, anchor, things }) => (
						<section key={anchor} id={anchor} className={styles.letter} aria-labelledby={`${anchor}-titulo`}>
							<h2 id={`${anchor}-titulo`} className={styles.initial}>
								{letter}
							</h2>
							<TagList tags={things} brand={brand} className={styles.list} />
						</section>
					))}
				</div>
			</div>
		);
	},
});

type TagsProps = { readonly tags: readonly Counted<Tag>[]; readonly brand: Brand };

function MostUsedTags({ tags, brand }: TagsProps) {
	if (tags.length === 0) return null;
	return (
		<section className={styles.band} aria-labelledby="mas-nombrados">
			<Heading id="mas-nombrados" title={brand.texts.mostUsedTags} brand={brand} small />
			<TagList tags={tags} brand={brand} className={styles.most} />
		</section>
	);
}

const TagList = ({ tags, brand, className }: TagsProps & { readonly className: string | undefined }) => (
	<ul className={className}>
		{tags.map(({ slug, text, stories }) => {
			const count = storyCountWords(stories, brand);
			return (
				<li key={slug}>
					<a className={styles.tag} href={`/tags/${slug}/`}>
						<span className={styles.text}>{text}</span> {count && <span className={styles.count}>{count}</span>}
					</a>
				</li>
			);
		})}
	</ul>
);
