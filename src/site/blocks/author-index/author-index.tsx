import * as v from 'valibot';
import { fill } from '#brands';
import type { Author } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Picture } from '../../ui/picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './author-index.module.css';

/** The people who write for the brand, with their faces and what they do, by name. */
export const authorIndex = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'authors' ? subject : undefined),
	view: ({ data: { name, authors }, context: { brand } }) => (
		<div className={styles.index}>
			<PageHead name={name} brand={brand} text={fill(brand.texts.whoWrites, { brand: brand.name })} />
			{authors.length === 0 && <p>{brand.texts.nothingYet}</p>}
			<ul className={styles.people}>
				{authors
					.toSorted((one, other) => one.name.localeCompare(other.name, brand.locale))
					.map((author) => (
						<Person key={author.slug} author={author} />
					))}
			</ul>
		</div>
	),
});

const Person = ({ author: { slug, name, role, bio, portrait } }: { readonly author: Author }) => (
	<li className={styles.person}>
		<span className={styles.face}>{portrait && <Picture picture={{ ...portrait, alt: '' }} ratio="1:1" slot="thumb" />}</span>
		<div className={styles.words}>
			<h2 className={styles.name}>
				<a className={styles.link} href={`/autor/${slug}/`}>
					{name}
				</a>
			</h2>
			{role && <p className={styles.role}>{role}</p>}
			{bio && <p className={styles.bio}>{bio}</p>}
		</div>
	</li>
);
