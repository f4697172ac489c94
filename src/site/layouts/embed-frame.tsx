import type { ReactNode } from 'react';
import base from './base.module.css';

/** The frame of a page for embedding on other sites: only its blocks. */
export const EmbedFrame = ({ views }: { readonly views: readonly ReactNode[] }) => (
	<div className={base.root}>
		<main>
			{views.map((view, index) => (
				<div key={index}>{view}</div>
			))}
		</main>
	</div>
);
