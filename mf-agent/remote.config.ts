import { defineConfig } from '@tessera/contracts';

export default defineConfig({
  name: 'mf-agent',
  contract: '^1.0.0',
  routes: [
    {
      id: 'page',
      path: '/proxy/:page?',
      titleId: 'page.title',
      descriptionId: 'page.description',
      frame: 'popup',
      // Titles and descriptions of the pages in src/frame/pages.ts; a test compares the two lists.
      pages: [
        { name: 'Plan', titleId: 'page.title', descriptionId: 'page.description' },
        { name: 'Agreement', titleId: 'agreement.title', descriptionId: 'agreement.description' },
        { name: 'Register', titleId: 'apply.title', descriptionId: 'register.description' },
        { name: 'DownlineInfo', titleId: 'downline.title', descriptionId: 'downline.description' },
        { name: 'Promotion', titleId: 'promotion.title', descriptionId: 'promotion.description' },
        { name: 'OperationTable', titleId: 'operations.title', descriptionId: 'operations.description' },
        { name: 'StratifiedTable', titleId: 'strata.title', descriptionId: 'strata.description' },
        { name: 'Transfer', titleId: 'transfer.title', descriptionId: 'transfer.description' },
        {
          name: 'PerformanceSettlement',
          titleId: 'settlement.title',
          descriptionId: 'settlement.description',
        },
      ],
    },
  ],
});
