import type { ReactNode } from 'react';
import { menuFor, type Room } from '#newsroom/contract';
import { Masthead } from '../look/masthead.tsx';

type FrameProps = {
	readonly room: Room;
	/** The open page, as a path below the brand. */
	readonly page: string;
	readonly children: ReactNode;
};

/** The header and frame of the pages of the application. */
export function Frame({ room: { brand, brands, staff }, page, children }: FrameProps) {
	return (
		<>
			<Masthead brand={brand} brands={brands} page={page} menu={menuFor(staff.may)} name={staff.name} />
			{children}
		</>
	);
}
