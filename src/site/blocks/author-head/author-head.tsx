import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { Author } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Picture } from '../../ui/picture.tsx';
import { FollowButton } from '../keep-button/keep-button.tsx';
import styles from './author-head.module.css';

/** The head of an author's page: portrait, name, role, biography and social profiles. */
export const authorHead = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'author' ? subject.author : undefined),
	view: ({ data: author, context: { brand } }) => (
		<div className={styles.head}>
			{author.portrait && (
				<div className={styles.face}>
					<Picture picture={author.portrait} ratio="1:1" slot="quarter" eager />
				</div>
			)}
			<div className={styles.words}>
				<h1 className={styles.name}>{author.name}</h1>
				{author.role && <p className={styles.role}>{author.role}</p>}
				{(author.longBio ?? author.bio) && <p className={styles.bio}>{author.longBio ?? author.bio}</p>}
				<SocialProfiles author={author} brand={brand} />
				<FollowButton topic={{ term: `author:${author.slug}`, path: `/autor/${author.slug}/`, name: author.name }} texts={brand.texts} />
			</div>
		</div>
	),
});

function SocialProfiles({ author: { name, social }, brand: { texts } }: { author: Author; brand: Brand }) {
	if (social.length === 0) return null;
	return (
		<ul className={styles.social} aria-label={fill(texts.elsewhere, { name })}>
			{social.map(({ site, url }) => (
				<li key={url}>
					<a href={url} rel="me noopener" target="_blank">
						{site}
					</a>
				</li>
			))}
		</ul>
	);
}
