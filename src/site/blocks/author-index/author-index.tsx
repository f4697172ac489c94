import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { Author } from '#content/contract';
import { defineBlock } from '../../block.ts';
import type { Counted } from '../../subject.ts';
import { Picture } from '../../ui/picture.tsx';
import { byLetter } from '../letter-index/by-letter.ts';
import { LetterLinks } from '../letter-index/letter-links.tsx';
import { storyCountWords } from '../letter-index/story-count-words.ts';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './author-index.module.css';

/** The people who write for the brand by name, with their faces, what they do and how many stories they signed. */
export const authorIndex = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'authors' ? subject : undefined),
	view: ({ data: { name, authors }, context: { brand } }) => {
		const letters = byLetter(authors, (author) => author.name, brand.locale);
		return (
			<div className={styles.index}>
				<PageHead name={name} brand={brand} text={fill(brand.texts.whoWrites, { brand: brand.name })} />
				{authors.length === 0 && <p>{brand.texts.nothingYet}</p>}
				<LetterLinks letters={letters} brand={brand} />
				<ul className={styles.people}>
					{letters.map(({ anchor, things }) =>
						things.map((author, at) => <Person key={author.slug} author={author} brand={brand} anchor={at === 0 ? anchor : undefined} />),
					)}
				</ul>
			</div>
		);
	},
});

type PersonProps = {
	readonly author: Counted<Author>;
	readonly brand: Brand;
	/** Where the link of a letter leads. */
	readonly anchor: string | undefined;
};

const Person = ({ author, brand, anchor }: PersonProps) => {
	const { slug, name, role, bio, portrait, stories } = author;
	const count = storyCountWords(stories, brand);
	return (
		<li id={anchor} className={styles.person}>
			<span className={styles.face}>{portrait && <Picture picture={{ ...portrait, alt: '' }} ratio="1:1" slot="thumb" />}</span>
			<div className={styles.words}>
				<h2 className={styles.name}>
					<a className={styles.link} href={`/autor/${slug}/`}>
						{name}
					</a>
				</h2>
				{role && <p className={styles.role}>{role}</p>}
				{bio && <p className={styles.bio}>{bio}</p>}
				{count && <p className={styles.count}>{count}</p>}
			</div>
		</li>
	);
};
