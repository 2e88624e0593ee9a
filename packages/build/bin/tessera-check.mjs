#!/usr/bin/env node
import { checkCommand } from '../src/index.mjs';

process.exitCode = await checkCommand(process.cwd(), process.argv.slice(2));
