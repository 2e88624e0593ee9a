export { openApiDocument, type OpenApiDocument } from './document.ts';
export { wireMarkdown } from './markdown.ts';
export { answerName, payloadName } from './operation.ts';
export { refusalDataOf } from './refusal-data.ts';
