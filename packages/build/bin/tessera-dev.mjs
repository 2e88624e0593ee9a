#!/usr/bin/env node
import { devCommand } from '../src/index.mjs';

const code = await devCommand(process.cwd(), process.argv.slice(2));
if (code !== 0) process.exit(code);
