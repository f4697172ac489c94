import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { addBuiltFiles, sendBuiltFile } from '#platform/http/built-files';
import { parseInput } from '#platform/route-schemas';
import { applicationBuild, isApplicationFile } from '../application/application-build.ts';
import { applicationPage } from '../application/application-page.ts';
import { iconPath, pageIcon } from '../look/page-icon.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { refuse } from '../refuse.ts';
import { brandRoot, permit, staffOf } from './guard.ts';
import { lastBrand } from './last-brand.ts';
import { sendPage } from './responses.ts';

const fileInput = v.object({ params: v.object({ build: v.string(), file: v.string() }) });

/** The page of the application, which shows the desk or a story by its address, its files, and the icon of all pages. */
export const applicationRoutes =
	({ applicationFolder }: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		await addBuiltFiles(app, applicationFolder);
		let read: Promise<string> | undefined;
		const build = () => (read ??= applicationBuild(applicationFolder));
		for (const path of ['notas/', 'notas/:id/', 'imagenes/', 'videos/'])
			app.get(`${brandRoot}${path}`, permit('read-stories'), async (request, reply) => {
				const { brand } = staffOf(request).site;
				return sendPage(lastBrand.set(reply, brand.id), applicationPage(brand, await build()));
			});
		app.get(iconPath, permit('open'), (_request, reply) =>
			reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(pageIcon),
		);
		app.get('/aplicacion/:build/:file', permit('open'), async (request, reply) => {
			const { params } = parseInput(fileInput, request);
			if (params.build !== (await build()) || !isApplicationFile(params.file)) return refuse('file-not-found');
			return sendBuiltFile(reply, params.file);
		});
	};
